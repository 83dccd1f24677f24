import CoreGraphics

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import Cocoa
#endif

/// Edges that a view keeps at its superview's.
public struct Edges: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Edges from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = Edges(rawValue: 1)
  /// The edge where reading starts.
  public static let leading = Edges(rawValue: 2)
  /// The lower edge.
  public static let bottom = Edges(rawValue: 4)
  /// The edge where reading ends.
  public static let trailing = Edges(rawValue: 8)
  /// All four.
  public static let all: Edges = [.top, .leading, .bottom, .trailing]
}

extension PlatformView {
  /// Adds a view and keeps edges of it at this one's.
  @discardableResult
  public func pin(_ view: PlatformView, _ edges: Edges = .all, inset: CGFloat = 0)
    -> [NSLayoutConstraint]
  {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    var constraints: [NSLayoutConstraint] = []
    if edges.contains(.top) {
      constraints.append(view.topAnchor.constraint(equalTo: topAnchor, constant: inset))
    }
    if edges.contains(.leading) {
      constraints.append(view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset))
    }
    if edges.contains(.bottom) {
      constraints.append(bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset))
    }
    if edges.contains(.trailing) {
      constraints.append(trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset))
    }
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  /// Fixes the size.
  @discardableResult
  public func size(_ width: CGFloat, _ height: CGFloat) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    widthAnchor.constraint(equalToConstant: width).isActive = true
    heightAnchor.constraint(equalToConstant: height).isActive = true
    return self
  }

  /// Brings the layout up to date.
  public func layOutNow() {
    #if canImport(UIKit)
      layoutIfNeeded()
    #else
      layoutSubtreeIfNeeded()
    #endif
  }
}
