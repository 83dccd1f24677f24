internal import Diagnostics
internal import Foundation

/// Reads the bytes of a configuration.
enum ConfigurationBytes {
  /// Returns the bytes of a regular file within the size limit; a device could be endless.
  static func read(_ path: String) throws(ConfigurationError) -> Data {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard let facts = try? FileManager.default.attributesOfItem(atPath: url.path) else {
      throw ConfigurationError("there is no such file", path: path)
    }
    guard facts[.type] as? FileAttributeType == .typeRegular else {
      throw ConfigurationError("this is not a regular file", path: path)
    }
    guard let size = facts[.size] as? NSNumber, size.intValue <= ConfigurationLimits.bytes else {
      throw ConfigurationError(
        "the file is larger than \(ConfigurationLimits.bytes >> 10) KB", path: path,
        position: SourcePosition(line: 1, column: 1))
    }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw ConfigurationError("the file cannot be read", path: path)
    }
  }
}
