import Membership

// Capabilities for where a setting is wrong: each endpoint fails and says what to do.

extension PersonStore {
  static func unavailable(_ reason: String) -> PersonStore {
    PersonStore(
      save: { _ throws(StoreError) in throw .unavailable(reason) },
      find: { _ throws(StoreError) in throw .unavailable(reason) },
      findByEmail: { _ throws(StoreError) in throw .unavailable(reason) },
      all: { () throws(StoreError) in throw .unavailable(reason) },
      delete: { _ throws(StoreError) in throw .unavailable(reason) }
    )
  }
}

extension EnrollmentStore {
  static func unavailable(_ reason: String) -> EnrollmentStore {
    EnrollmentStore(
      open: { _ throws(StoreError) in throw .unavailable(reason) },
      find: { _ throws(StoreError) in throw .unavailable(reason) },
      update: { _ throws(StoreError) in throw .unavailable(reason) },
      admit: { _ throws(StoreError) in throw .unavailable(reason) },
      unsettled: { _, _ throws(StoreError) in throw .unavailable(reason) }
    )
  }
}

extension PaymentClient {
  static func unavailable(_ reason: String) -> PaymentClient {
    PaymentClient(
      charge: { _ throws(PaymentError) in throw .unavailable(reason) },
      findCharge: { _ throws(PaymentError) in throw .unavailable(reason) },
      refund: { _ throws(PaymentError) in throw .unavailable(reason) }
    )
  }
}

extension Mailer {
  static func unavailable(_ reason: String) -> Mailer {
    Mailer(send: { _ throws(MailerError) in throw .unavailable(reason) })
  }
}
