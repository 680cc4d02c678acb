import CapabilitiesPlayground
import Membership
import MembershipLive

// What a world holds, whatever is overridden. Only a sandbox can tell what happens out of reach.

extension PlaygroundCommand<World> {
  static let members = PlaygroundCommand("members", help: "How many members there are.") {
    context in
    try await context.uninterceptedWorld.people.all().count
  }

  static let unsettled = PlaygroundCommand(
    "unsettled",
    help: "How many enrolments are to be reconciled."
  ) { context in
    try await context.uninterceptedWorld.enrollments.unsettled(nil, .max).count
  }

  static let outbox = PlaygroundCommand(
    "outbox",
    help: "The mail that the sandbox has sent.",
    worlds: ["sandbox"]
  ) { context in
    let mails = try await context.backing(Sandbox.self)?.outbox() ?? []
    return mails.map { "\($0.recipient): \($0.subject)" }
  }

  static let charges = PlaygroundCommand(
    "charges",
    help: "How many charges the sandbox's bank has taken.",
    worlds: ["sandbox"]
  ) { context in
    try await context.backing(Sandbox.self)?.charges().count { $0.charge != nil } ?? 0
  }

  static let refunds = PlaygroundCommand(
    "refunds",
    help: "How many charges the sandbox's bank has given back.",
    worlds: ["sandbox"]
  ) { context in
    try await context.backing(Sandbox.self)?.refunds().count ?? 0
  }
}
