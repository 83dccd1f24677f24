import Foundation
import Testing
import UIKit

/// Geometry as text and back, by the names of functions and of methods.
///
/// Source: Apple, "NSCoder": malformed text is zero, for a transform the identity.
struct GeometryTextTests {
  @Test func textBecomesGeometry() {
    #expect(CGPointFromString("{1, -2.5}") == CGPoint(x: 1, y: -2.5))
    #expect(CGSizeFromString("{3,4}") == CGSize(width: 3, height: 4))
    #expect(CGRectFromString("{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      UIEdgeInsetsFromString("{1, 2, 3, 4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      NSCoder.nsDirectionalEdgeInsets(for: "{1, 2, 3, 4}")
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(NSCoder.uiOffset(for: "{5, 6}") == UIOffset(horizontal: 5, vertical: 6))
  }

  /// A transform is written in brackets; Apple's documentation gives braces, and both are read.
  @Test(arguments: ["[1, 2, 3, 4, 5, 6.5]", "{1,2,3,4,5,6.5}"])
  func transforms(text: String) {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6.5)
    #expect(CGAffineTransformFromString(text) == transform)
    #expect(NSCoder.cgAffineTransform(for: text) == transform)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
  }

  @Test(arguments: ["", "{}", "{1}", "1, 2", "{one, two}", "{1, 2, 3, 4, 5, 6, 7}", "[1, 2}"])
  func malformedTextIsZero(text: String) {
    #expect(CGPointFromString(text) == .zero && CGSizeFromString(text) == .zero)
    #expect(CGRectFromString(text) == .zero && UIEdgeInsetsFromString(text) == .zero)
    #expect(NSCoder.nsDirectionalEdgeInsets(for: text) == .zero)
    #expect(NSCoder.uiOffset(for: text) == .zero)
    #expect(CGAffineTransformFromString(text) == .identity)
  }

  @Test func geometryBecomesText() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2.5, bottom: 3, trailing: 4)
    #expect(NSStringFromDirectionalEdgeInsets(insets) == "{1, 2.5, 3, 4}")
    #expect(
      NSCoder.nsDirectionalEdgeInsets(for: NSStringFromDirectionalEdgeInsets(insets)) == insets)
  }

  @Test func insetsByFunctions() {
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    #expect(insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(UIEdgeInsetsEqualToEdgeInsets(insets, UIEdgeInsetsMake(1, 2, 3, 4)))
    #expect(!UIEdgeInsetsEqualToEdgeInsets(insets, UIEdgeInsetsMake(1, 4, 3, 2)))
  }

  /// Source: Apple, "UIRectCorner": every bit stands for all corners.
  @Test func allCornersAreEveryCorner() {
    #expect(UIRectCorner.allCorners.rawValue == .max)
    #expect(UIRectCorner.allCorners.isSuperset(of: [.topLeft, .topRight, .bottomLeft]))
    let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    let radii = CGSize(width: 5, height: 5)
    let round = UIBezierPath(
      roundedRect: bounds, byRoundingCorners: .allCorners, cornerRadii: radii)
    let corners = [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 19.5, y: 0.5), CGPoint(x: 0.5, y: 19.5)]
    #expect(corners.allSatisfy { !round.contains($0) } && round.contains(CGPoint(x: 10, y: 0.5)))
  }
}
