package import Foundation

/// Rows below one another, in sections that may have a header and a footer.
///
/// A pure function of heights; points, y down, from the content's origin.
///
/// - Complexity: Building is O(rows); a place is O(1), the rows of a strip O(log rows) and what it holds.
package struct TableArrangement {
  /// The heights of one section.
  package struct Section {
    /// Of the header; 0 for none.
    package var header: CGFloat
    /// Of the rows.
    package var rows: [CGFloat]
    /// Of the footer; 0 for none.
    package var footer: CGFloat

    /// Creates a section.
    package init(header: CGFloat = 0, rows: [CGFloat], footer: CGFloat = 0) {
      self.header = header
      self.rows = rows
      self.footer = footer
    }
  }

  /// Width of the rows.
  package let width: CGFloat
  /// Width of the table.
  private let tableWidth: CGFloat
  /// The left edge of rows.
  private let inset: CGFloat
  /// The sections.
  package let sections: [Section]
  /// The starts of the sections and the end of the last one.
  private let starts: [CGFloat]
  /// The starts of the rows of each section and the end of its last one.
  private let rowStarts: [[CGFloat]]

  /// Creates an arrangement.
  ///
  /// - Parameters:
  ///   - width: That of the table.
  ///   - inset: The inset of rows at the left and at the right.
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

  /// Returns the rectangle of the header above the first section, as wide as the table.
  package func tableHeader(height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 0, width: tableWidth, height: height)
  }
  /// Returns the rectangle of the footer below the last section, as wide as the table.
  package func tableFooter(height: CGFloat) -> CGRect {
    CGRect(x: 0, y: end, width: tableWidth, height: height)
  }
  /// The end of the last section.
  package var end: CGFloat { starts[starts.count - 1] }

  /// Whether there is such a row.
  package func has(row: Int, of section: Int) -> Bool {
    sections.indices.contains(section) && sections[section].rows.indices.contains(row)
  }
  /// A row's rectangle; none for a row that is not there.
  package func rect(row: Int, of section: Int) -> CGRect? {
    guard has(row: row, of: section) else { return nil }
    return strip(rowStarts[section][row], rowStarts[section][row + 1])
  }
  /// A section's rectangle, header and footer included; none for a section that is not there.
  package func rect(section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return strip(starts[section], starts[section + 1])
  }
  /// The rectangle of a section's header; none for a section that is not there.
  package func rect(headerOf section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return strip(starts[section], starts[section] + sections[section].header)
  }
  /// The rectangle of a section's footer; none for a section that is not there.
  package func rect(footerOf section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return strip(starts[section + 1] - sections[section].footer, starts[section + 1])
  }

  /// The rectangle of a section's header that does not leave a height while its section is there.
  package func rect(headerOf section: Int, stickingTo top: CGFloat) -> CGRect? {
    guard var header = rect(headerOf: section), let whole = rect(section: section) else {
      return nil
    }
    header.origin.y = max(header.minY, min(top, whole.maxY - header.height))
    return header
  }
  /// The rectangle of a section's footer that does not leave a height while its section is there.
  package func rect(footerOf section: Int, stickingTo bottom: CGFloat) -> CGRect? {
    guard var footer = rect(footerOf: section), let whole = rect(section: section) else {
      return nil
    }
    footer.origin.y = min(footer.minY, max(bottom - footer.height, whole.minY))
    return footer
  }

  /// The sections of which something lies between two heights.
  package func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    Self.parts(of: starts, from: top, to: bottom)
  }
  /// The rows of which something lies between two heights, in order; rows without height never do.
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

  /// The parts between neighbouring marks of which something lies between two heights.
  private static func parts(of marks: [CGFloat], from top: CGFloat, to bottom: CGFloat) -> Range<
    Int
  > {
    guard bottom > top, marks.count > 1 else { return 0..<0 }
    // The first part that ends below the upper height, up to the first that starts at the lower one.
    let first = firstIndex(of: marks.count - 1) { marks[$0 + 1] > top }
    let end = firstIndex(of: marks.count - 1) { marks[$0] >= bottom }
    return first..<max(first, end)
  }

  /// The first index for which something holds that holds for all after it; the count if for none.
  private static func firstIndex(of count: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
