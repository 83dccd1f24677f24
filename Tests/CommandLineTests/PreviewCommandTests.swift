import Foundation
import TestSupport
import Testing

/// `plumb preview` as a process, and the files that it exports.
@Suite struct PreviewCommandTests {
  private static func folder() throws -> URL {
    let folder = try TestFolder.make()
    try Data(Documents.centred.utf8).write(to: folder.appendingPathComponent("Good.xib"))
    return folder
  }

  // MARK: The server

  /// A running `plumb preview`.
  private final class Server {
    private let process = Process()
    let address: String
    let port: Int

    /// Starts a server and reads its address.
    init(_ arguments: [String], folder: URL) throws {
      let output = Pipe()
      process.limit(to: 120, Tool.folder.appendingPathComponent("plumb"), ["preview"] + arguments)
      process.currentDirectoryURL = folder
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      var line = Data()
      while line.last != UInt8(ascii: "\n") {
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { break }
        line += more
      }
      address = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
      port = URL(string: address)?.port ?? 0
    }

    /// Returns the answer to a request, from its first line on; empty if the server does not answer.
    func get(_ target: String) throws -> String {
      let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      let handle = FileHandle(fileDescriptor: number, closeOnDealloc: true)
      var place = sockaddr_in()
      place.sin_family = sa_family_t(AF_INET)
      place.sin_port = UInt16(port).bigEndian
      place.sin_addr.s_addr = inet_addr("127.0.0.1")
      let result = withUnsafePointer(to: &place) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      guard result == 0 else { return "" }
      let request =
        "GET \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n"
      try handle.write(contentsOf: Data(request.utf8))
      return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
    }

    /// Sends a signal; returns the exit code, or -1 where the signal ended the process.
    func end(by number: Int32) -> Int32 {
      kill(process.processIdentifier, number)
      process.waitUntilExit()
      return process.terminationReason == .exit ? process.terminationStatus : -1
    }
  }

  /// The first line on standard output is the address of the page, which needs its token; signals end the server.
  @Test(arguments: [SIGTERM, SIGINT, SIGHUP]) func serversInAnotherProcess(signal: Int32) throws {
    let server = try Server(["Good.xib"], folder: try Self.folder())
    let parts = try #require(
      server.address.wholeMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\/\?token=([-_A-Za-z0-9]{32,})/),
      "\(server.address)")
    let page = try server.get("/?token=\(parts.2)")
    #expect(page.hasPrefix("HTTP/1.1 200 ") && page.contains("text/html"))
    #expect(page.contains("<script"))
    for target in ["/", "/?token=", "/?token=\(parts.2)x", "/socket", "/socket?token=x"] {
      #expect(try server.get(target).hasPrefix("HTTP/1.1 403 "), "\(target)")
    }
    #expect(try server.get("/page.js").hasPrefix("HTTP/1.1 200 "))
    #expect(try server.get("/Good.xib").hasPrefix("HTTP/1.1 404 "))
    #expect(server.end(by: signal) == 0)
  }

  /// A signal that comes as soon as the address is known ends the server as any other.
  @Test func earlySignalsInAnotherProcess() throws {
    let folder = try Self.folder()
    for _ in 0..<5 {
      #expect(try Server(["Good.xib"], folder: folder).end(by: SIGTERM) == 0)
    }
  }

  /// A second server cannot listen at the port of the first one.
  @Test func usedPortsInAnotherProcess() throws {
    let folder = try Self.folder()
    let server = try Server(["Good.xib"], folder: folder)
    let second = try Tool.run(
      ["preview", "Good.xib", "--port", "\(server.port)"], folder: folder)
    #expect(second.status == 2 && second.output.isEmpty)
    #expect(second.errors.contains("\(server.port)"), "\(second.errors)")
    #expect(server.end(by: SIGTERM) == 0)
  }

  // MARK: Command lines

  @Test(
    arguments: [
      (["None.xib"], 2, "None.xib"), (["Empty"], 2, "No documents"), ([], 64, "paths"),
      (["Good.xib", "--port", "65536"], 64, "65535"), (["Good.xib", "--port", "-1"], 64, "--port"),
      (["Good.xib", "--timeout", "0"], 64, "--timeout"),
      (["Good.xib", "--timeout", "nan"], 64, "--timeout"),
      (["Good.xib", "--host", "no host at all"], 2, "no host at all"),
    ] as [([String], Int32, String)])
  func commandLines(arguments: [String], status: Int32, words: String) throws {
    let folder = try Self.folder()
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Empty"), withIntermediateDirectories: true)
    let result = try Tool.run(["preview"] + arguments, folder: folder)
    #expect(result.status == status, "\(result.errors)")
    #expect(result.output.isEmpty && !result.errors.isEmpty)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  // MARK: Exports

  /// Returns the JSON behind a prefix in a script.
  private static func value(_ text: String, after prefix: String, before suffix: String) throws
    -> Any
  {
    let start = try #require(text.range(of: prefix)).upperBound
    let end = try #require(text.range(of: suffix, options: .backwards)).lowerBound
    return try JSONSerialization.jsonObject(with: Data(text[start..<end].utf8))
  }

  /// The page, its scripts, and the answers about each scene, which are values of JSON.
  @Test func exports() throws {
    let folder = try Self.folder()
    let result = try Tool.run(["preview", "Good.xib", "--export", "out"], folder: folder)
    #expect(result.status == 0 && result.output.isEmpty)
    #expect(result.errors == "out/index.html: 1 scene\n")
    let out = folder.appendingPathComponent("out")
    let page = try String(contentsOf: out.appendingPathComponent("index.html"), encoding: .utf8)
    let scripts = page.matches(of: /<script defer src="([^"]+)">/).map { String($0.1) }
    #expect(scripts.first == "export.js" && scripts.count > 2)
    for name in scripts + ["page.css"] {
      #expect(FileManager.default.fileExists(atPath: out.appendingPathComponent(name).path))
    }
    // Nothing is fetched from elsewhere.
    #expect(!page.contains("http://") && !page.contains("https://"))
    let data = try String(contentsOf: out.appendingPathComponent("data/0.js"), encoding: .utf8)
    let entries = try #require(
      try Self.value(data, after: "plumbExport.add(", before: ");") as? [[[String: Any]]])
    let kinds = entries.compactMap { $0.first?["kind"] as? String }
    // Four variants, and both views as designed.
    #expect(
      Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +) == [
        "layout": 4, "picture": 4, "inspect": 2, "why": 2,
      ])
    #expect(entries.allSatisfy { $0.count == 2 })
    #expect(entries.first?.last?.json("frames") == "[0,0,375,667,137.5,308.5,100,50]")
    let list = try String(contentsOf: out.appendingPathComponent("export.js"), encoding: .utf8)
    let all = try #require(
      try Self.value(list, after: "window.plumbExport = ", before: ";") as? [String: Any])
    #expect((all["session"] as? [String: Any])?["documents"] as? [String] == ["Good.xib"])
    #expect((all["parts"] as? [Any])?.count == 1)
    // A folder that exists is written again.
    let again = try Tool.run(["preview", "Good.xib", "--export", "out"], folder: folder)
    #expect(again.status == 0)
    #expect(
      try data == String(contentsOf: out.appendingPathComponent("data/0.js"), encoding: .utf8))
  }

  /// A folder with other files keeps them, and gets no export.
  @Test func foldersOfOthers() throws {
    let folder = try Self.folder()
    let site = folder.appendingPathComponent("site")
    try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
    let index = site.appendingPathComponent("index.html")
    try Data("mine".utf8).write(to: index)
    for name in ["index.html", "export.js"] {
      try Data("mine".utf8).write(to: site.appendingPathComponent(name))
      let result = try Tool.run(["preview", "Good.xib", "--export", "site"], folder: folder)
      #expect(result.status == 2 && result.errors.contains("files that are not of an export"))
      #expect(try String(contentsOf: index, encoding: .utf8) == "mine")
    }
  }

  /// Files that cannot be read or written are exit codes.
  @Test func exportsThatFail() throws {
    let folder = try Self.folder()
    try Data("<document".utf8).write(to: folder.appendingPathComponent("Broken.xib"))
    let part = try Tool.run(["preview", ".", "--export", "out"], folder: folder)
    #expect(part.status == 1 && part.errors.contains("Broken.xib"))
    #expect(part.errors.contains("1 scene"))
    try Data().write(to: folder.appendingPathComponent("file"))
    let file = try Tool.run(["preview", "Good.xib", "--export", "file"], folder: folder)
    #expect(file.status == 2 && file.errors.contains("file"))
    let none = try Tool.run(["preview", "None.xib", "--export", "none"], folder: folder)
    #expect(none.status == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("none").path))
  }
}
