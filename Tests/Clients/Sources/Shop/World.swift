import Checkout

/// The capabilities of the shop.
struct World: Sendable {
  var payments: Payments
  var post: PostClient
}
