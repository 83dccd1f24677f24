import Foundation
import MemberCensus

let usage = """
  usage: plumb-survey list UIKit|AppKit --key TEXT --lists FOLDER --graphs FOLDER -o FILE
         plumb-survey report REQUEST LIST text|json

  `list` writes the names that a library declares: from stored lists of public declarations, and from the compiler's
  symbol graphs of the language, a folder for each module. `report` says what a package uses and the list has not; it
  exits with 1 where something is missing.
  """

/// Ends the program with a message.
func fail(_ text: String, code: Int32 = 2) -> Never {
  FileHandle.standardError.write(Data("\(text)\n".utf8))
  exit(code)
}

let words = Array(CommandLine.arguments.dropFirst())
func option(_ name: String) -> String {
  guard let index = words.firstIndex(of: name), index + 1 < words.count else {
    fail(usage, code: 64)
  }
  return words[index + 1]
}
do {
  switch (words.first, words.count) {
  case ("list", 2...):
    try SurveyList.write(
      library: words[1], key: option("--key"), lists: URL(fileURLWithPath: option("--lists")),
      graphs: URL(fileURLWithPath: option("--graphs")), to: URL(fileURLWithPath: option("-o")))
  case ("report", 4):
    let request = try JSONDecoder().decode(
      SurveyRequest.self, from: Data(contentsOf: URL(fileURLWithPath: words[1])))
    let report = Survey.report(
      request, list: try String(contentsOfFile: words[2], encoding: .utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text =
      words[3] == "json"
      ? String(decoding: try encoder.encode(report), as: UTF8.self) + "\n" : report.text
    FileHandle.standardOutput.write(Data(text.utf8))
    exit(report.isEmpty ? 0 : 1)
  default: fail(usage, code: 64)
  }
} catch {
  fail("plumb-survey: \(error)")
}
