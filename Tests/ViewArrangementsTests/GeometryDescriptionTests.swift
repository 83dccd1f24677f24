import Foundation
import LayoutGeometry
import Testing

/// What a public package's tests expect of rectangles in texts, recorded on Apple's systems.
struct GeometryDescriptionTests {
  @Test func geometryPrintsItsNumbers() {
    #expect("\(CGRect(x: 0, y: 0, width: 100, height: 100))" == "(0.0, 0.0, 100.0, 100.0)")
    #expect("\(CGRect(x: -1.5, y: 2, width: 3, height: 4.25))" == "(-1.5, 2.0, 3.0, 4.25)")
    #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
    #expect("\(CGSize(width: 1, height: 2.5))" == "(1.0, 2.5)")
  }
}
