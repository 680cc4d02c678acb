import Capabilities
import CapabilitiesTesting
import HTTPCapabilities

/// Reads the headers of every C module as C++.
struct Receipts: TestableCapability {
  var print: @Sendable (_ number: Int) throws -> String

  static var test: Receipts { Receipts(print: unimplemented("Receipts.print")) }
}

let http = HTTPTransport.test
