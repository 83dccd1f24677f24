extension NSDatePicker {
  /// The parts of a date that a picker shows; raw values are Apple's.
  public struct ElementFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates parts from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Hour and minute.
    public static let hourMinute = ElementFlags(rawValue: 0x000c)
    /// Hour, minute and second.
    public static let hourMinuteSecond = ElementFlags(rawValue: 0x000e)
    /// Month and year.
    public static let yearMonth = ElementFlags(rawValue: 0x00c0)
    /// Day, month and year.
    public static let yearMonthDay = ElementFlags(rawValue: 0x00e0)
  }
}
