import Clocks

struct World {
  var clock: Clock
}

/// The module isolates it to the main actor.
final class Screen {
  struct Needs {
    var clock: Clock
    var makeDialog: @MainActor (String) -> Dialog
    var makeWork: @Sendable (Int) -> Work
  }

  init(needs: Needs) {}
}

class Window {
  init() {}
}

final class Dialog: Window {
  struct Needs { var clock: Clock }

  init(title: String, needs: Needs) {}
}

nonisolated final class Work: Sendable {
  nonisolated struct Needs: Sendable { var clock: Clock }

  init(count: Int, needs: Needs) {}
}
