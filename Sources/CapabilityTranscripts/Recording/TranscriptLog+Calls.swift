extension TranscriptLog {
  /// Which call returned each stream, among those of the same endpoint with the same inputs.
  var callsOfStreams: [SavedStreamID] {
    var calls: [StreamLog.Kind: [Int]] = [:]
    for entry in entries where entry.step == nil && entry.returnedStream {
      let kind = StreamLog.Kind(endpoint: entry.endpoint, inputs: entry.inputs)
      calls[kind, default: []].append(entry.streamsBefore)
    }
    var ids = Array(repeating: SavedStreamID(call: 1, iteration: 1), count: streams.all.count)
    for (kind, indices) in streams.byKind {
      // A value gets its number right after its call has returned: it belongs to the last call that
      // had returned by then, and to an earlier one where that one's is known.
      var free = Array((calls[kind] ?? []).enumerated())
      var byOrigin: [Int: Int] = [:]
      for index in indices.reversed() where byOrigin[streams[index].origin] == nil {
        let origin = streams[index].origin
        let place = free.lastIndex { $0.element < origin } ?? free.indices.last
        byOrigin[origin] = place.map { free.remove(at: $0).offset + 1 } ?? 1
      }
      var iterations: [Int: Int] = [:]
      for index in indices {
        let origin = streams[index].origin
        iterations[origin, default: 0] += 1
        ids[index] = SavedStreamID(call: byOrigin[origin] ?? 1, iteration: iterations[origin] ?? 1)
      }
    }
    return ids
  }
}

extension TranscriptLog.Entry {
  /// Whether the call returned a stream.
  var returnedStream: Bool {
    if case .stream = value { true } else { false }
  }
}
