internal import AssetCatalog
package import Configuration
internal import Diagnostics
internal import Foundation
internal import ReportFormats

/// The file of a baseline: JSON with one sorted entry per line, so that its changes are readable.
extension Baseline {
  /// The version of the format.
  private static let version = 1
  private static let maximumCount = 1_000_000

  /// The text of the file, ending with a line feed.
  package var text: String {
    let lines = counts.sorted { $0.key < $1.key }.map { entry, count in
      var members: [(name: String, value: JSONText)] = [
        ("path", .string(entry.path)), ("rule", .string(entry.rule)),
      ]
      if let element = entry.element { members.append(("element", .string(element))) }
      if let message = entry.message { members.append(("message", .string(message))) }
      if count > 1 { members.append(("count", .number(Double(count), decimals: 0))) }
      return "    " + JSONText.object(members).text(.spaced)
    }
    let findings = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return "{\n  \"version\": \(Self.version),\n  \"findings\": \(findings)\n}\n"
  }

  /// Reads a baseline file.
  ///
  /// - Parameters:
  ///   - path: The file's path as specified by the user.
  ///   - folder: The absolute path of its folder.
  /// - Throws: `WorkbenchError.configuration` with a position if the file is not a baseline.
  package static func read(
    _ path: String, folder: PathParts
  ) throws(WorkbenchError) -> Baseline {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard facts?[.type] as? FileAttributeType == .typeRegular else {
      throw .configuration(ConfigurationError("there is no such file", path: path))
    }
    guard let size = facts?[.size] as? NSNumber, size.intValue <= CatalogLimits.jsonBytes else {
      throw .configuration(
        ConfigurationError(
          "the file is larger than \(CatalogLimits.jsonBytes >> 20) MB", path: path))
    }
    guard let data = try? Data(contentsOf: url) else {
      throw .configuration(ConfigurationError("the file cannot be read", path: path))
    }
    do throws(ConfigurationError) {
      return try Baseline([UInt8](data), path: path, folder: folder)
    } catch {
      throw .configuration(error)
    }
  }

  /// Creates a baseline from the bytes of a file.
  init(_ bytes: [UInt8], path: String, folder: PathParts) throws(ConfigurationError) {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(bytes)
    } catch {
      throw ConfigurationError(error.description, path: path, position: error.position)
    }
    func error(_ message: String, _ value: JSONValue) -> ConfigurationError {
      ConfigurationError(
        message, path: path, position: document.position(at: value.range.lowerBound))
    }
    guard document.root["version"]?.number == Double(Self.version),
      let list = document.root["findings"], let elements = list.elements
    else {
      throw error("this is not a baseline; write it with --write-baseline", document.root)
    }
    var counts: [Entry: Int] = [:]
    for value in elements {
      guard let path = value["path"]?.string, let rule = value["rule"]?.string,
        (value["element"]?.string == nil) != (value["message"]?.string == nil)
      else {
        throw error("an entry needs a path, a rule, and an element or a message", value)
      }
      let number = value["count"].map { $0.number ?? 0 } ?? 1
      guard number >= 1, number <= Double(Self.maximumCount), number == number.rounded() else {
        throw error("the count must be a whole number from 1", value["count"] ?? value)
      }
      let entry = Entry(
        path: path, rule: rule, element: value["element"]?.string,
        message: value["message"]?.string)
      counts[entry] = min(counts[entry, default: 0] + Int(number), Self.maximumCount)
    }
    self.init(counts, folder: folder)
  }
}
