import Foundation
import Testing

@testable import plumb

/// The content of answers of tools.
struct ToolContentTests {
  private func text(_ content: ToolContent, limit: Int = 1000) throws -> [String: Any] {
    let data = Data("{\(content.members(limit: limit))}".utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// Texts, the limit, and what is shown.
  static let texts: [(texts: [String], limit: Int, shown: String)] = [
    ([], 100, "Nothing to report."), ([""], 100, "Nothing to report."),
    (["a\nb\n", "", "c"], 100, "a\nb\nc"), (["\n\na\n\nb\n\n"], 100, "a\n\nb"),
    (["ab\ncd\nef"], 6, "ab\ncd\n(1 more line; ask about less at a time)"),
    (["ab\ncd\nef"], 9, "ab\ncd\nef"),
    (["abcdefghi\nj"], 4, "(2 more lines; ask about less at a time)"),
    (["ü\nü"], 3, "ü\n(1 more line; ask about less at a time)"),
  ]

  @Test(arguments: texts.indices) func textsHaveALimit(index: Int) throws {
    let (texts, limit, shown) = Self.texts[index]
    var content = ToolContent()
    content.add(texts)
    let result = try text(content, limit: limit)
    #expect((result["content"] as? [[String: Any]])?.first?["text"] as? String == shown)
    #expect(result["isError"] as? Bool == false)
  }

  /// A picture that clients refuse is an error that says what to do.
  @Test func picturesHaveALimit() throws {
    var content = ToolContent()
    content.add(picture: Data(count: ToolContent.maximumPicture))
    let blocks = try #require(try text(content)["content"] as? [[String: Any]])
    #expect(blocks.count == 1 && blocks[0]["type"] as? String == "image")
    var large = ToolContent()
    large.add(picture: Data(count: ToolContent.maximumPicture + 1))
    let result = try text(large)
    #expect(result["isError"] as? Bool == true)
    #expect("\(result)".contains("The picture has 5 MB; use a smaller scale."))
  }
}
