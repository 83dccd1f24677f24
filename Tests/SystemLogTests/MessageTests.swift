import Testing

@testable import SystemLog

/// What logs write, and which levels.
struct MessageTests {
  static let formats: [(format: String, argument: any CVarArg & Sendable, text: String)] = [
    ("%d rows", 3, "3 rows"), ("%{public}d", 3, "3"), ("100 %% of %{private}d", 1, "100 % of 1"),
    ("%.1f", 1.25, "1.2"), ("%x", 255, "ff"), ("100 %%", 0, "100 %"),
  ]

  @Test(arguments: formats.indices) func argumentsStandInTheirPlaces(index: Int) {
    let row = Self.formats[index]
    #expect(LogOutput.text(row.format, [row.argument]) == row.text)
  }

  @Test func interpolations() {
    let name = "a"
    let messages: [(OSLogMessage, String)] = [
      ("plain", "plain"), ("x \(1) \(name, privacy: .private)", "x 1 a"),
      ("\(name, align: .right(columns: 3), privacy: .public)|", "  a|"),
      ("\(name, align: .left(columns: 3), privacy: .sensitive)|", "a  |"),
      ("\(1.5, format: .fixed(precision: 2))", "1.50"),
      ("\(1.5, format: .fixed, align: .none, privacy: .auto)", "1.500000"),
    ]
    for (message, text) in messages { #expect(message.text == text) }
    var parts = OSLogInterpolation(literalCapacity: 1, interpolationCount: 0)
    parts.appendLiteral("a")
    #expect(OSLogMessage(stringInterpolation: parts).text == "a")
  }

  @Test func levels() {
    let log = OSLog(subsystem: "s", category: "c")
    for type in [OSLogType.default, .error, .fault] { #expect(log.isEnabled(type: type)) }
    for type in [OSLogType.info, .debug] { #expect(!log.isEnabled(type: type)) }
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    #expect(OSLogType(0x10) == .error && OSLogType(rawValue: 0x11) == .fault)
    #expect((log.subsystem, log.category) == ("s", "c"))
    #expect(!log.signpostsEnabled)
    for category in [OSLog.Category.pointsOfInterest, .dynamicTracing, .dynamicStackTracing] {
      #expect(!OSLog(subsystem: "s", category: category).category.isEmpty)
    }
  }

  @Test func aDisabledLogTakesAllMessages() {
    let logger = Logger(OSLog.disabled)
    logger.log("a")
    logger.log(level: .error, "a")
    logger.trace("a")
    logger.debug("a")
    logger.info("a")
    logger.notice("a")
    logger.warning("a")
    logger.error("a")
    logger.critical("a")
    logger.fault("a")
    Logger().debug("a")
    Logger(subsystem: "s", category: "c").info("a")
    os_log("a %d", log: .disabled, type: .error, 1)
    os_log(.error, log: .disabled, "a %d", 1)
    os_log(.debug, "a")
  }

  @Test func signpostsAreNumbers() {
    let log = OSLog.disabled
    let object = OSLog(subsystem: "", category: "")
    #expect(OSSignpostID(log: log, object: object) == OSSignpostID(log: log, object: object))
    #expect(OSSignpostID(log: log) != .invalid && OSSignpostID.exclusive.rawValue != 0)
    #expect(OSSignpostID(3).rawValue == 3)
    for type in [OSSignpostType.event, .begin, .end] {
      os_signpost(type, log: log, name: "a")
      os_signpost(type, log: log, name: "a", signpostID: .exclusive, "%d", 1)
    }
  }
}
