import Foundation
import Synchronization

/// The system's library that edits lines on a terminal: libedit.
///
/// It is loaded when a session starts, so no program depends on it. A process has one edited line:
/// the state of the library is global.
struct LineLibrary: Sendable {
  typealias Complete = @Sendable (_ line: String, _ offset: Int) -> Completions?

  /// The library; `nil` if it is not installed.
  static let installed = LineLibrary()

  /// The end of the current line, and the completions for it. The functions that the library calls
  /// can use only globals.
  private static let event = Mutex<SessionEvent?>(nil)
  private static let keys = Mutex<[Int32]>([])
  private static let editor = Mutex<(complete: Complete, write: @Sendable (String) -> Void)?>(nil)

  /// The handle of the library, as a number: a pointer is not `Sendable`.
  private let handle: Int

  private init?() {
    #if canImport(Darwin)
      let names = ["libedit.3.dylib"]
    #else
      // The number depends on the distribution.
      let names = ["libedit.so.2", "libedit.so.0"]
    #endif
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
      return nil
    }
    handle = Int(bitPattern: library)
    let functions = [
      "using_history", "stifle_history", "add_history", "rl_callback_handler_install",
      "rl_callback_handler_remove", "rl_callback_read_char", "rl_prep_terminal",
      "rl_deprep_terminal", "rl_resize_terminal", "rl_forced_update_display", "rl_get_screen_size",
    ]
    guard functions.allSatisfy({ dlsym(library, $0) != nil }) else { return nil }
    // The library reads characters of the locale; this program writes UTF-8 in every locale.
    if setlocale(LC_CTYPE, "C.UTF-8") == nil { setlocale(LC_CTYPE, "en_US.UTF-8") }
    variable("rl_catch_signals", Int32.self)?.pointee = 0
    variable("rl_completion_append_character", Int32.self)?.pointee = 0
    for name in ["rl_basic_word_break_characters", "rl_completer_word_break_characters"] {
      variable(name, UnsafePointer<UInt8>.self)?.pointee = (" " as StaticString).utf8Start
    }
    variable("rl_attempted_completion_function", MatchFunction?.self)?.pointee = { word, _, _ in
      guard let word, let library = LineLibrary.installed else { return nil }
      return library.matches(for: String(cString: word))
    }
    variable("rl_getc_function", GetFunction?.self)?.pointee = { _ in LineLibrary.readKey() }
    call("using_history")
    function("stifle_history", as: (@convention(c) (Int32) -> Void).self)?(
      Int32(SessionHistory.limit)
    )
  }

  func addHistory(_ line: String) {
    _ = function("add_history", as: (@convention(c) (UnsafePointer<CChar>) -> Int32).self)?(line)
  }

  /// Starts a line. Puts the terminal into the mode for it.
  ///
  /// - Parameters:
  ///   - prompt: The prompt. Attributes are between the characters U+0001 and U+0002.
  ///   - write: Writes to the terminal.
  ///   - complete: Returns completions. It is called on the thread that calls ``read()``.
  func start(
    prompt: String,
    write: @escaping @Sendable (String) -> Void,
    completingWith complete: @escaping Complete
  ) {
    LineLibrary.editor.withLock { $0 = (complete, write) }
    function("rl_callback_handler_install", as: InstallFunction.self)?(prompt) { line in
      let event = line.map { SessionEvent.line(String(cString: $0)) } ?? .leave
      free(line)
      LineLibrary.event.withLock { $0 = event }
    }
    // The library sets these only after the first key.
    variable("rl_line_buffer", UnsafeMutablePointer<CChar>?.self)?.pointee?.pointee = 0
    variable("rl_point", Int32.self)?.pointee = 0
  }

  /// Reads a key, which must be available.
  ///
  /// - Returns: The line or the end, if the key completes it.
  func read() -> SessionEvent? {
    guard SessionEvent.isOpen(STDIN_FILENO) else { return .inputEnded }
    var isKeyLeft = false
    repeat {
      LineLibrary.keys.withLock { $0 = [] }
      call("rl_callback_read_char")
      if let event = LineLibrary.event.withLock({ $0.take() }) { return event }
      // The library puts back the key that ends a search, such as Enter, but not Escape and Ctrl-G.
      isKeyLeft = LineLibrary.keys.withLock { keys in
        keys.count > 1 && keys.last.map { (0..<0x1B).contains($0) && $0 != 7 } ?? false
      }
    } while isKeyLeft
    return nil
  }

  /// Reads a character for the library.
  ///
  /// - Returns: The character; -1 at the end of the input; Ctrl-G for a signal in a search, which reads
  ///   keys until it ends: that key ends it, and the signal is the next event.
  private static func readKey() -> Int32 {
    if keys.withLock({ !$0.isEmpty }), SessionEvent.isSignalNext() {
      keys.withLock { $0.append(7) }
      return 7
    }
    var bytes: [UInt8] = []
    var length = 1
    while bytes.count < length {
      var byte: UInt8 = 0
      let count = Foundation.read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return -1 }
      if bytes.isEmpty {
        length = byte >= 0xF8 ? 1 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      }
      bytes.append(byte)
    }
    let key = Int32(String(decoding: bytes, as: UTF8.self).unicodeScalars.first?.value ?? 0xFFFD)
    keys.withLock { $0.append(key) }
    return key
  }

  /// Ends the line. Restores the mode of the terminal.
  func stop() { call("rl_callback_handler_remove") }

  /// Puts the terminal into the mode for a line again, after another program used it.
  func prepareTerminal() {
    call("rl_deprep_terminal")
    function("rl_prep_terminal", as: (@convention(c) (Int32) -> Void).self)?(1)
  }

  /// Draws the whole line at the cursor.
  func draw() {
    call("rl_resize_terminal")
    call("rl_forced_update_display")
  }

  var text: String {
    variable("rl_line_buffer", UnsafePointer<CChar>?.self)?.pointee.map { String(cString: $0) }
      ?? ""
  }

  var textBeforeCursor: String {
    let count = Int(variable("rl_point", Int32.self)?.pointee ?? 0)
    return String(text.unicodeScalars.prefix(count))
  }

  /// The size of the terminal in characters.
  private var size: (columns: Int, rows: Int) {
    var (rows, columns): (Int32, Int32) = (24, 80)
    function("rl_get_screen_size", as: SizeFunction.self)?(&rows, &columns)
    return (Int(columns), Int(rows))
  }

  private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private typealias MatchFunction = @convention(c) (UnsafePointer<CChar>?, Int32, Int32) -> Words?
  private typealias GetFunction = @convention(c) (UnsafeMutableRawPointer?) -> Int32
  private typealias LineFunction = @convention(c) (UnsafeMutablePointer<CChar>?) -> Void
  private typealias InstallFunction = @convention(c) (UnsafePointer<CChar>, LineFunction) -> Void
  private typealias SizeFunction =
    @convention(c) (UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Void

  /// Returns the common prefix of the candidates and then each, as the library requires; it frees
  /// them. Lists them if Tab was pressed twice.
  ///
  /// - Parameter word: The text between the last space and the cursor.
  private func matches(for word: String) -> Words? {
    variable("rl_attempted_completion_over", Int32.self)?.pointee = 1
    let before = textBeforeCursor
    guard let editor = LineLibrary.editor.withLock(\.self),
      let completions = editor.complete(text, before.count)
    else { return nil }
    let candidates = completions.candidates
    let start = before.prefix(completions.start)
    let kept = before.dropLast(word.count)
    let words = candidates.map { start + $0.text }.filter { $0.hasPrefix(kept) }
      .map { String($0.dropFirst(kept.count)) }
    guard let first = words.first else { return nil }
    let common = words.dropFirst().reduce(first) { common, word in
      String(zip(common, word).prefix { $0 == $1 }.map(\.0))
    }
    let isListed = variable("rl_completion_type", Int32.self)?.pointee == Int32(UInt8(ascii: "?"))
    if words.count > 1, isListed {
      let (columns, rows) = size
      editor.write("\n" + candidateList(candidates, columns: columns, rows: rows))
      draw()
      return nil
    }
    let all = [common] + (words.count > 1 ? words : [])
    let result = Words.allocate(capacity: all.count + 1)
    for (index, word) in all.enumerated() { (result + index).initialize(to: strdup(word)) }
    (result + all.count).initialize(to: nil)
    return result
  }

  private func call(_ name: String) { function(name, as: (@convention(c) () -> Void).self)?() }

  private func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    symbol(name).map { unsafeBitCast($0, to: type) }
  }

  private func variable<Value>(_ name: String, _: Value.Type) -> UnsafeMutablePointer<Value>? {
    symbol(name)?.assumingMemoryBound(to: Value.self)
  }

  private func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    dlsym(UnsafeMutableRawPointer(bitPattern: handle), name)
  }
}
