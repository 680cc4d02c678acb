public struct Payments: Sendable {}
