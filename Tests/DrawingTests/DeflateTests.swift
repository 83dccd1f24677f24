import Foundation
import Testing

@testable import Drawing

/// Streams of another program, `zlib.compress` and `gzip.compress` of Python 3.11 at level 9, and what can be
/// wrong with them.
struct DeflateTests {
  private static let text = Array(String(repeating: "plumb ", count: 100).utf8)
  private static let stream = bytes("eNoryCnNTVIoGCVHSaqSAIPc4QE=")
  private static let gzip = bytes("H4sIAAAAAAACAyvIKc1NUigYJUdJqpIA785lsVgCAAA=")
  /// A stream of a stream of 100,000,000 zeros.
  private static let bomb = bytes(
    """
    eNrt3KFKg2EYhuHv1wUxuBlMlh3GEAaOgdmgWayCUbA5GHZPYnnJA1jzDKYmD0AMCybxl/0nIXzPdR3CGx9e7vv3z1XTlFJmT7/L\
    r739AgAAAFRu9jbf3Y4BZdiuz84vAQAAgNpd9w963Sjwc3U8cQ4AAACo3uN4NOg+BDYPtz3nAAAAgOodfX+cdlvAS/t8eOEeAAAA\
    UL1XwQAAAACIIhgAAAAAWQQDAAAAIItgAAAAAIQRDAAAAIAsggEAAACQRTAAAAAAsggGAAAAQBjBAAAAAMgiGAAAAABZBAMAAAAg\
    i2AAAAAAhBEMAAAAgCyCAQAAAJBFMAAAAACyCAYAAABAGMEAAAAAyCIYAAAAAFkW49FwuwUMNu3ddKcAAMB/6DcnN6X5A2cJOyc=
    """)

  private static func bytes(_ text: String) -> [UInt8] {
    Array(Data(base64Encoded: text) ?? Data())
  }

  @Test func streamsAndFilesAreUnpacked() {
    #expect(Deflate.unpacked(Self.stream, limit: 1000) == Self.text)
    #expect(Deflate.unpacked(Self.gzip, limit: 1000, isGzip: true) == Self.text)
    #expect(Deflate.unpacked(Self.stream + [1, 2, 3], limit: 1000) == Self.text)
  }

  @Test(arguments: [0, 1, 599, 600, 601]) func noMoreIsGivenThanTheLimit(limit: Int) {
    #expect(Deflate.unpacked(Self.stream, limit: limit) == Array(Self.text.prefix(limit)))
  }

  /// Each start of a stream gives a start of the text.
  @Test func whatIsCutOffIsReadAsFarAsItGoes() {
    for count in 0..<Self.stream.count {
      let found = Deflate.unpacked(Array(Self.stream.prefix(count)), limit: 1000)
      #expect(found == Array(Self.text.prefix(found.count)))
      if count < 4 { #expect(found.isEmpty) }
    }
  }

  @Test func whatIsNoStreamGivesNothing() {
    #expect(Deflate.unpacked([], limit: 1000).isEmpty)
    #expect(Deflate.unpacked(Self.gzip, limit: 1000).isEmpty)
    #expect(Deflate.unpacked(Self.stream, limit: 1000, isGzip: true).isEmpty)
    #expect(Deflate.unpacked(Self.text, limit: 1000).isEmpty)
  }

  @Test func aBombEndsAtTheLimit() {
    let inner = Deflate.unpacked(Self.bomb, limit: 1 << 20)
    #expect((50_000..<200_000).contains(inner.count))
    let zeros = Deflate.unpacked(inner, limit: 1 << 20)
    #expect(zeros.count == 1 << 20 && zeros.allSatisfy { $0 == 0 })
  }
}
