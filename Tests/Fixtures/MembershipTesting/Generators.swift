import CapabilitiesTesting
import Membership

// The inputs of calls that doubles and services are compared with. The pools are small, so that calls
// meet.

extension Generator<Person.ID> {
  /// Identifiers, two of which differ only in case, and two only in the spelling of a letter.
  static var personID: Generator {
    Generator(.element(of: ["1", "2", "b", "B", "\u{E9}", "e\u{301}", "\u{FF5E}", "\u{1F600}"])) {
      try Person.ID($0)
    }
  }
}

extension Generator<EmailAddress> {
  static var email: Generator {
    Generator(
      .element(of: ["a@example.org", "A@example.org", "b@example.org", "\u{E9}@example.org"])
    ) { try EmailAddress($0) }
  }
}

extension Generator<Person> {
  static var person: Generator {
    Generator(.personID, .element(of: ["Ada", "Zo\u{EB}", "Zoe\u{308}"]), .email) {
      id,
      name,
      email in
      try Person(id: id, name: name, lastName: "", email: email)
    }
  }
}
