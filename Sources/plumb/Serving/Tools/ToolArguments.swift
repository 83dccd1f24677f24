internal import Diagnostics
internal import Foundation
internal import ReportFormats

/// The arguments of a call of a tool, checked against the parameters.
struct ToolArguments {
  /// A mistake in the arguments, as a sentence for the model that called the tool.
  struct Mistake: Error, Equatable {
    let message: String
  }

  private var texts: [String: [String]] = [:]
  private var flags: [String: Bool] = [:]
  private var numbers: [String: Double] = [:]

  /// Creates arguments from the members of a JSON object.
  ///
  /// - Parameter folder: The folder that paths must not leave.
  /// - Throws: The first mistake.
  init(
    _ members: [String: Any], for parameters: [ToolParameter], in folder: ServedFolder
  ) throws(Mistake) {
    let names = parameters.map(\.name)
    for name in members.keys.sorted() where !names.contains(name) {
      let near = Spelling.nearest(to: name, in: names).map { "did you mean \($0)?" }
      throw Mistake(
        message:
          "There is no argument '\(Printable.text(String(name.prefix(60))))'; "
          + (near ?? "use \(names.joined(separator: ", "))."))
    }
    for parameter in parameters {
      guard let value = members[parameter.name], !(value is NSNull) else {
        if parameter.isRequired { throw Mistake(message: "\(parameter.name) is missing.") }
        continue
      }
      try take(value, for: parameter)
      guard parameter.isPath else { continue }
      for path in texts[parameter.name] ?? [] {
        if let why = folder.refusal(path) { throw Mistake(message: why) }
      }
    }
  }

  private mutating func take(_ value: Any, for parameter: ToolParameter) throws(Mistake) {
    let name = parameter.name
    // Numbers and truth values are one class in Foundation.
    let isFlag = Self.isFlag(value)
    switch parameter.kind {
    case .text, .choice:
      guard let text = value as? String else {
        throw Mistake(message: "\(name) is not a string.")
      }
      if case .choice(let words) = parameter.kind, !words.contains(text) {
        throw Mistake(message: "\(name) is not one of \(words.joined(separator: ", ")).")
      }
      try take([text], name)
    case .texts:
      // One text is a list of one.
      guard let list = (value as? String).map({ [$0] }) ?? value as? [String] else {
        throw Mistake(message: "\(name) is not an array of strings.")
      }
      if parameter.isRequired, list.isEmpty { throw Mistake(message: "\(name) is empty.") }
      try take(list, name)
    case .flag:
      guard isFlag, let flag = value as? Bool else {
        throw Mistake(message: "\(name) is not true or false.")
      }
      flags[name] = flag
    case .number:
      guard !isFlag, let number = (value as? NSNumber)?.doubleValue, number.isFinite else {
        throw Mistake(message: "\(name) is not a number.")
      }
      numbers[name] = number
    }
  }

  private mutating func take(_ list: [String], _ name: String) throws(Mistake) {
    // In system calls, a zero byte ends a path.
    guard !list.contains(where: { $0.utf8.contains(0) }) else {
      throw Mistake(message: "\(name) holds a zero character.")
    }
    texts[name] = list
  }

  private static func isFlag(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? (value is Bool)
  }

  /// The text of an argument; nil without it.
  func text(_ name: String) -> String? { texts[name]?.first }

  /// The texts of an argument; empty without it.
  func list(_ name: String) -> [String] { texts[name] ?? [] }

  /// The truth value of an argument; nil without it.
  func flag(_ name: String) -> Bool? { flags[name] }

  /// The number of an argument; nil without it.
  func number(_ name: String) -> Double? { numbers[name] }

  /// Returns the words of an option for each text of an argument, in one word so that no text is an option itself.
  func options(_ option: String, _ name: String) -> [String] {
    list(name).map { "--\(option)=\($0)" }
  }
}
