/// Announces a meeting in one place, and returns the text.
typealias Announce = @Sendable (SyncUp) -> String

func makeMailAnnouncement() -> Announce {
  { "mail: \($0.title)" }
}

func makeChatAnnouncement() -> Announce {
  { "chat: \($0.title)" }
}

/// Announces a meeting everywhere.
typealias AnnounceToAll = @Sendable (SyncUp) -> [String]

/// `wire --all announcements` supplies every ``Announce``, in source order.
func makeAnnounceToAll(announcements: [Announce]) -> AnnounceToAll {
  { syncUp in announcements.map { $0(syncUp) } }
}
