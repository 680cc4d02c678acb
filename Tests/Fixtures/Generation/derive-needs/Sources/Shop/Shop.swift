// A world that is derived before a capability in it is: the command says what is missing.

import Capabilities

struct Shelf: Sendable {
  var bare: Bare
  var more: [String: Bare?]
}

struct Bare: Sendable {
  var look: @Sendable () -> Void
}

let shelf = Shelf.test.intercepted(by: Nobody())

struct Nobody: Interceptor {}
