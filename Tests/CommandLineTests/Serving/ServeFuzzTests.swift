import Foundation
import TestSupport
import Testing

/// Changed requests: each gives one answer, and the server goes on.
@Suite struct ServeFuzzTests {
  private static let seeds = [
    #"{"id":1,"command":"frames","arguments":["Good.xib"]}"#,
    #"{"id":"a","command":"check","arguments":["Good.xib","--no-config"]}"#,
    #"{"id":2,"command":"explain","arguments":["--view","box","Good.xib"],"documents":{"Good.xib":"<a/>"}}"#,
    #"{"id":null,"command":"devices","arguments":["--format","json"]}"#,
    #"{"id":3,"command":"session"}"#,
    #"{"command":"preview","query":{"kind":"layout","state":{"document":"Good.xib","size":"9x9"}}}"#,
    #"{"command":"preview","query":{"kind":"edge","view":"box","edge":"top","distance":2,"state":{"document":"Good.xib","changes":["w.constant = 2"]}}}"#,
  ]

  @Test(arguments: [UInt64(11), 12]) func everyLineHasAnAnswer(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let folder = try TestFolder.make()
    try Data(Documents.centred.utf8).write(to: folder.appendingPathComponent("Good.xib"))
    let server = try Served(folder: folder)
    for _ in 0..<250 {
      let line = Self.mutated(
        Data(Self.seeds[Int.random(in: 0..<Self.seeds.count, using: &random)].utf8), &random)
      guard line.contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) else { continue }
      let answer = try #require(
        try server.answer(line), "seed \(seed): \(String(decoding: line, as: UTF8.self))")
      #expect(
        answer["error"] != nil || answer["exitCode"] != nil || answer["result"] != nil,
        "seed \(seed): \(String(decoding: line, as: UTF8.self))")
    }
    let end = try server.end()
    #expect(end.status == 0 && end.rest.isEmpty, "seed \(seed)")
  }

  /// A line with bytes changed, taken out, put in, repeated or cut off.
  static func mutated(_ line: Data, _ random: inout SeededRandom) -> Data {
    var bytes = [UInt8](line)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let at = Int.random(in: 0..<max(1, bytes.count), using: &random)
      let count = min(bytes.count - at, Int.random(in: 1...12, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where !bytes.isEmpty: bytes[at] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(at..<(at + count))
      case 2:
        bytes.insert(
          [0x22, 0x5C, 0x7B, 0x5B, 0x2C, 0x00][Int.random(in: 0..<6, using: &random)], at: at)
      case 3: bytes.insert(contentsOf: bytes[at..<(at + count)], at: at)
      case 4: bytes.removeSubrange(at...)
      default: bytes.swapAt(0, min(at, bytes.count - 1))
      }
      if bytes.isEmpty { bytes = [0x7B] }
    }
    return Data(bytes.filter { $0 != 0x0A })
  }
}
