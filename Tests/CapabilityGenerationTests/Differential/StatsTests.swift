@testable import CapabilityGeneration
import Testing

@Suite("Stats")
struct StatsTests {
  @Test func stats() throws {
    var counts: [String: Int] = [:]
    for start in stride(from: 0, to: 10000, by: 50) {
      let batch = Batch(Differential.seed + UInt64(start), count: 50)
      for world in batch.worlds {
        let reference = Reference(landscape: batch.landscape, world: world)
        let steps = reference.steps
        counts["steps", default: 0] += steps.count
        counts["worlds wired \(Execution(batch.landscape, world).isWired)", default: 0] += 1
        if world.hasSide { counts["with side", default: 0] += 1 }
        for step in steps {
          counts[reference.isUseCase(step.builder) ? "use case" : "value", default: 0] += 1
          if step.builder.close != nil { counts["close", default: 0] += 1 }
          if step.isAsync { counts["async", default: 0] += 1 }
          if !step.failures.isEmpty { counts["throws \(step.failures.count)", default: 0] += 1 }
          if !step.open.isEmpty { counts["open", default: 0] += 1 }
          for (parameter, verdict) in step.verdicts {
            let optional: String = if case .optional = reference.expanded(parameter.type) { "optional" } else { "" }
            let row = parameter.hasDefault ? "default" : !optional.isEmpty ? optional : parameter.type.isGeneric ? "generic" : reference.isFunctionAlias(parameter.type) ? "alias" : reference.named(parameter.type) != nil ? "named" : "plain"
            let what: String
            switch verdict {
            case .supplied(let c):
              what = "supplied \(c.circle) \(c.path.hasSuffix("()") ? "made" : "") depth \(c.path.split(separator: ".").count) \(reference.isSame(c.type, parameter.type) ? "" : "converted")"
            case .caller: what = "caller"
            case .leftOut: what = "left out"
            case .refused: what = "refused"
            case .nothing: what = "nothing"
            case .effects: what = "effects"
            case .access: what = "access"
            case .ambiguous(let c): what = "ambiguous \(c.count)"
            case .unfit: what = "unfit"
            }
            counts["\(row): \(what)", default: 0] += 1
          }
        }
      }
    }
    for (key, count) in counts.sorted(by: { $0.key < $1.key }) { print(count, key) }
  }
}
