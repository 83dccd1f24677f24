// The error that reading a format throws.
@_exported public import struct VisualFormats.VisualFormatError

extension NSLayoutConstraint {
  /// Returns the constraints that a visual format draws; none of them is active.
  ///
  ///     let views = ["icon": icon, "name": name]
  ///     NSLayoutConstraint.constraints(
  ///       withVisualFormat: "H:|-[icon(20)]-gap-[name(>=50)]-|", options: .alignAllCenterY,
  ///       metrics: ["gap": 12], views: views)
  ///
  /// A format that cannot be read ends the program with Apple's text;
  /// ``constraints(validatingVisualFormat:options:metrics:views:)`` throws instead.
  ///
  /// - Parameters:
  ///   - format: Views in brackets, distances between them, bars for the superview; points.
  ///   - opts: How the views are aligned across the format, and in which direction it runs.
  ///   - metrics: Numbers by name, of any type of number.
  ///   - views: Views and guides by name.
  /// - SeeAlso: Apple, "Visual Format Language"; `Rules/VisualFormat.md#the-grammar`.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try constraints(
        validatingVisualFormat: format, options: opts, metrics: metrics, views: views)
    } catch {
      error.problem.trap()
    }
  }

  /// Returns the constraints that a visual format describes, or throws if the format is invalid.
  ///
  /// - Throws: `VisualFormatError` with Apple's text and the position in the format.
  public class func constraints(
    validatingVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    try VisualFormatMeaning.constraints(format, opts, metrics ?? [:], views)
  }
}
