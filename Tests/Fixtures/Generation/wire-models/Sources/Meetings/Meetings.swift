public import Clocks

public struct Meeting: Sendable {}
public struct Database: Sendable {}
public struct DatabaseError: Error {}
public typealias SaveMeeting = @Sendable (Meeting) async throws -> Void

public struct World: Sendable {
  public var clock: Clock
  public var play: @Sendable (_ sound: String) -> Void
  public var today: @Sendable () -> Int
  public var wholeNeeds: WholeNeeds
  public var database: @Sendable () async throws(DatabaseError) -> Database
}

public func makeSaveMeeting(clock: Clock) -> SaveMeeting { { _ in } }

/// Five needs, and two inputs that each caller passes.
@MainActor public final class RecordMeeting {
  public struct Needs: Sendable {
    public var clock: Clock
    public var play: @Sendable (String) -> Void
    public var saveMeeting: SaveMeeting
    public var world: @Sendable () -> Int
    public var speed = 1
    public var today: @Sendable () -> Int

    public init(
      clock: Clock,
      play: @escaping @Sendable (String) -> Void,
      saveMeeting: @escaping SaveMeeting,
      title: String = "",
      today: @escaping @Sendable () -> Int
    ) {
      (self.clock, self.play, self.saveMeeting, self.today) = (clock, play, saveMeeting, today)
      world = today
    }
  }

  private let needs: Needs

  /// Starts a meeting.
  public init(
    meeting: Meeting,
    isSilent: Bool = false,
    at time: Int,
    needs: Needs
  ) throws(DatabaseError) {
    self.needs = needs
  }
}

/// A parent gets the initializers of its children.
@MainActor public final class MeetingList {
  public struct Needs {
    var makeRecordMeeting: @MainActor (Meeting, Int) throws -> RecordMeeting
    var makeDetailRow: @Sendable (_ clock: Int) -> Detail.Row?
    var makeWatch: @MainActor () -> Watch
  }

  public init(needs: Needs) {}
}

public enum Detail {
  /// A struct with needs of its own, and an input with the name of a need.
  public struct Row: Sendable {
    struct Needs: Sendable {
      var clock: Clock
      var saveMeeting: SaveMeeting
    }

    init?(clock: Int, _ needs: Needs) {}
  }

  /// The compiler adds its initializer.
  public struct Cell: Sendable {
    struct Needs: Sendable { var clock: Clock }

    var needs: Needs
    var row: Int
  }
}

/// Gets a value that is created on its first use.
public actor Archive {
  struct Needs: Sendable {
    var database: Database
    var clock: Clock
  }

  init(needs: Needs, `default`: Int, draft: sending Draft<Int>) async {}
}

/// Not wired: its needs are generic.
public final class Draft<Text> {
  public struct Needs { var clock: Clock }
  init(text: Text, needs: Needs) {}
}

/// A builder can take a struct of needs too.
public struct ReportNeeds: Sendable {
  var clock: Clock
  var saveMeeting: SaveMeeting
}

public func makeReport(
  title: String = "",
  needs: ReportNeeds,
  database: Database
) -> @Sendable () -> Int {
  { 1 }
}

/// Makes models of its own type.
@MainActor public final class FolderScreen {
  public struct Needs: Sendable {
    var clock: Clock
    var makeFolderScreen: @MainActor (String, @escaping () -> Void) -> FolderScreen
  }

  public init(name: String, onClose: @escaping () -> Void, needs: Needs) {}
}

/// Makes values of its own type, and gets a value that is created on its first use.
public struct Shelf: Sendable {
  struct Needs: Sendable {
    var database: Database
    var makeShelf: @Sendable (Int) throws(DatabaseError) -> Shelf
  }

  init(depth: Int, needs: Needs) throws(DatabaseError) {}
}

/// Two structs of needs, with inputs of the same names.
public struct Clash: Sendable {
  public init(clock: Int, saveMeeting: Bool, first: RowNeeds, second: ReportNeeds) {}

  public struct RowNeeds: Sendable {
    var clock: Clock
    var saveMeeting: SaveMeeting
  }
}

/// The world has this struct, so it is supplied as it is.
public struct WholeNeeds: Sendable {
  var unknown: Int
}

public final class Printer: Sendable {
  public init(pages: Int, needs: WholeNeeds) {}
}

public func makePrint(needs: WholeNeeds) -> @Sendable () -> String { { "" } }
