internal import Foundation

/// The processor that figures are measured on.
public enum Processor {
  /// Its name as the kernel gives it.
  public static var name: String {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces) ?? "unknown"
  }
}
