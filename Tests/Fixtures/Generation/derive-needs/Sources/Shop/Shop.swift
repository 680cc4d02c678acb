// A world that is derived before one of its capabilities. The command reports what is missing.

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
