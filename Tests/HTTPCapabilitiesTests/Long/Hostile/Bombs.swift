/// Small compressed texts that decompress to many bytes.
enum Bomb {
  /// Returns zeros compressed with gzip, which takes about 1/160 of their number.
  static func gzip(_ count: Int) -> [UInt8] {
    var bits: [UInt8] = [1, 1, 0]  // the last block, with the standard code
    bits += [0, 0, 1, 1, 0, 0, 0, 0]  // a zero
    for _ in 0..<(count / 258) {
      bits += [1, 1, 0, 0, 0, 1, 0, 1]  // 258 bytes
      bits += [0, 0, 0, 0, 0]  // from one byte back
    }
    bits += [0, 0, 0, 0, 0, 0, 0]  // the end
    let head: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]
    return head + packed(bits)
  }

  /// Returns zeros compressed with zstd, which takes four bytes for 128 KiB.
  static func zstd(_ count: Int) -> [UInt8] {
    let head: [UInt8] = [0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x58]
    return (0..<(count >> 17)).reduce(into: head) { bytes, _ in bytes += [0x02, 0x00, 0x10, 0x00] }
  }

  /// 8 MiB of zeros, compressed with Brotli.
  static let brotli: [UInt8] = [
    0x9b, 0xff, 0xff, 0x7f, 0xf8, 0x27, 0x00, 0xe2, 0xb1, 0x40, 0x20, 0xf7, 0xfe, 0x0f,
  ]

  private static func packed(_ bits: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<min(start + 8, bits.count)].enumerated()
        .reduce(UInt8(0)) { $0 | $1.element << UInt8($1.offset) }
    }
  }
}
