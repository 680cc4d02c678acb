import Checkout

/// Everything that the shop may touch.
struct World: Sendable {
  var payments: Payments
  var post: PostClient
}
