struct World: Sendable { var payments: Payments }
