// Mistakes that a sanitizer must report, and the same without mistake, on which it must be silent.
import Dispatch
import Synchronization

#if THREAD
  @_silgen_name("seenWaits") func seenWaits() -> Int
#endif

// Not safe to share: that is the mistake.
final class Unguarded: @unchecked Sendable {
  var count = 0
}

final class Guarded: Sendable {
  let count = Mutex(0)
}

final class Circle {
  var itself: Circle?
}

@inline(never) func leak() {
  for _ in 0..<100 {
    let circle = Circle()
    circle.itself = circle
  }
}

let unguarded = Unguarded()
let guarded = Guarded()

switch CommandLine.arguments.last ?? "" {
case "race":
  DispatchQueue.concurrentPerform(iterations: 8) { _ in
    for _ in 0..<10_000 { unguarded.count += 1 }
  }
case "race-of-tasks":
  await withTaskGroup { tasks in
    for _ in 0..<8 {
      tasks.addTask { for _ in 0..<10_000 { unguarded.count += 1 } }
    }
  }
#if THREAD
  // Until threads have fought over it: otherwise this would show nothing.
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
case "leak":
  leak()
default:
  print("nothing is wrong here")
}
