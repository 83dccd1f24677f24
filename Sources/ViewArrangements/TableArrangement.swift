package import Foundation

/// The layout of a table's rows, in sections that may have a header and a footer.
///
/// A pure function of heights; points, y down, from the content's origin.
///
/// - Complexity: Building is O(rows); a lookup is O(1), the rows of a range O(log rows) and its content.
package struct TableArrangement {
  /// The heights of a section.
  package struct Section {
    /// The height of the header; 0 for none.
    package var header: CGFloat
    /// The heights of the rows.
    package var rows: [CGFloat]
    /// The height of the footer; 0 for none.
    package var footer: CGFloat

    /// Creates a section.
    package init(header: CGFloat = 0, rows: [CGFloat], footer: CGFloat = 0) {
      self.header = header
      self.rows = rows
      self.footer = footer
    }
  }

  /// The width of the rows.
  package let width: CGFloat
  /// The width of the table.
  private let tableWidth: CGFloat
  /// The left inset of rows.
  private let inset: CGFloat
  /// The sections.
  package let sections: [Section]
  /// The start positions of the sections, and the end of the last one.
  private let starts: [CGFloat]
  /// The start positions of each section's rows, and the end of the last one.
  private let rowStarts: [[CGFloat]]

  /// Creates an arrangement.
  ///
  /// - Parameters:
  ///   - width: The width of the table.
  ///   - inset: The inset at the left and at the right.
  ///   - top: The height above the first section.
  package init(
    width: CGFloat, inset: (left: CGFloat, right: CGFloat) = (0, 0), top: CGFloat = 0,
    sections: [Section]
  ) {
    tableWidth = width
    self.width = max(0, width - inset.left - inset.right)
    self.inset = inset.left
    self.sections = sections
    var y = top
    var starts = [y]
    var rowStarts: [[CGFloat]] = []
    for section in sections {
      y += section.header
      var own = [y]
      for row in section.rows {
        y += row
        own.append(y)
      }
      rowStarts.append(own)
      y += section.footer
      starts.append(y)
    }
    self.starts = starts
    self.rowStarts = rowStarts
  }

  /// The rectangle above the first section, with the width of the table.
  package func tableHeader(height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 0, width: tableWidth, height: height)
  }
  /// The rectangle below the last section, with the width of the table.
  package func tableFooter(height: CGFloat) -> CGRect {
    CGRect(x: 0, y: end, width: tableWidth, height: height)
  }
  /// The end of the last section.
  package var end: CGFloat { starts[starts.count - 1] }

  /// Whether a row exists.
  package func has(row: Int, of section: Int) -> Bool {
    sections.indices.contains(section) && sections[section].rows.indices.contains(row)
  }
  /// Returns the rectangle of a row; nil if the row does not exist.
  package func rect(row: Int, of section: Int) -> CGRect? {
    guard has(row: row, of: section) else { return nil }
    return strip(rowStarts[section][row], rowStarts[section][row + 1])
  }
  /// The rectangle of a section, header and footer included; nil for one that does not exist.
  package func rect(section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return strip(starts[section], starts[section + 1])
  }
  /// The rectangle of a section's header; nil for a section that does not exist.
  package func rect(headerOf section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return strip(starts[section], starts[section] + sections[section].header)
  }
  /// The rectangle of a section's footer; nil for a section that does not exist.
  package func rect(footerOf section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return strip(starts[section + 1] - sections[section].footer, starts[section + 1])
  }

  /// The rectangle of a section's header that sticks to a position while its section is visible.
  package func rect(headerOf section: Int, stickingTo top: CGFloat) -> CGRect? {
    guard var header = rect(headerOf: section), let whole = rect(section: section) else {
      return nil
    }
    header.origin.y = max(header.minY, min(top, whole.maxY - header.height))
    return header
  }
  /// The rectangle of a section's footer that sticks to a position while its section is visible.
  package func rect(footerOf section: Int, stickingTo bottom: CGFloat) -> CGRect? {
    guard var footer = rect(footerOf: section), let whole = rect(section: section) else {
      return nil
    }
    footer.origin.y = min(footer.minY, max(bottom - footer.height, whole.minY))
    return footer
  }

  /// The sections that intersect a vertical range.
  package func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    Self.parts(of: starts, from: top, to: bottom)
  }
  /// The rows that intersect a vertical range, in order; rows of height 0 are never included.
  package func rows(from top: CGFloat, to bottom: CGFloat) -> [(section: Int, row: Int)] {
    sections(from: top, to: bottom).flatMap { section in
      Self.parts(of: rowStarts[section], from: top, to: bottom).filter {
        sections[section].rows[$0] > 0
      }.map { (section, $0) }
    }
  }

  private func strip(_ top: CGFloat, _ bottom: CGFloat) -> CGRect {
    CGRect(x: inset, y: top, width: width, height: bottom - top)
  }

  /// The intervals between neighbouring marks that intersect a range.
  private static func parts(of marks: [CGFloat], from top: CGFloat, to bottom: CGFloat) -> Range<
    Int
  > {
    guard bottom > top, marks.count > 1 else { return 0..<0 }
    // The first part that ends below the upper height, up to the first that starts at the lower one.
    let first = firstIndex(of: marks.count - 1) { marks[$0 + 1] > top }
    let end = firstIndex(of: marks.count - 1) { marks[$0] >= bottom }
    return first..<max(first, end)
  }

  /// The first index that satisfies a condition which holds for all later ones; the count if no index does.
  private static func firstIndex(of count: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
