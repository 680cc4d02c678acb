// Defects that a sanitizer must report, and the same code without the defect.
import Synchronization

#if THREAD
  @_silgen_name("seenWaits") func seenWaits() -> Int
#endif

// The defect: it is not safe to share.
final class Unguarded: @unchecked Sendable {
  var count = 0
  private let arrived = Atomic(0)

  // Counts both threads, so that one thread cannot do all the work. They wait with a relaxed atomic,
  // which does not order them, and not forever.
  func countWithAnother() {
    arrived.wrappingAdd(1, ordering: .relaxed)
    var tries = 0
    while arrived.load(ordering: .relaxed) < 2, tries < 1_000_000_000 { tries &+= 1 }
    // The sanitizer can miss two accesses at the same moment.
    for _ in 0..<1000 { count += 1 }
  }
}

final class Guarded: Sendable {
  let count = Mutex(0)
}

let unguarded = Unguarded()
let guarded = Guarded()

switch CommandLine.arguments.last ?? "" {
case "race":
  await withTaskGroup { tasks in
    for _ in 0..<2 { tasks.addTask { unguarded.countWithAnother() } }
  }
#if THREAD
  // Continue until threads have contended for the mutex; otherwise the run proves nothing.
  case "mutex":
    for _ in 0..<1000 where seenWaits() < 100 {
      await withTaskGroup { tasks in
        for _ in 0..<8 {
          tasks.addTask {
            for _ in 0..<10_000 {
              guarded.count.withLock { $0 += 1 }
              guarded.count.withLockIfAvailable { $0 += 1 }
            }
          }
        }
      }
    }
    print("waited \(seenWaits()) times")
#endif
case "freed":
  let numbers = UnsafeMutablePointer<Int>.allocate(capacity: 8)
  numbers.initialize(repeating: 1, count: 8)
  numbers.deallocate()
  print(numbers[3])
case "beyond":
  let numbers = UnsafeMutablePointer<Int>.allocate(capacity: 8)
  numbers.initialize(repeating: 1, count: 8)
  print(numbers[8])
default:
  print("nothing is wrong here")
}
