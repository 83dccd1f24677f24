import Foundation
import GoldenFiles
import Testing

@testable import BadgedArtwork
@testable import Embellishments
@testable import ShadowInsets

/// The pictures that the examples write; they were looked at.
///
/// Where insets are known, the red lines cross in the middle of what is shown, not of the whole picture; the
/// yellow rectangle is what layout aligns.
@MainActor struct StagePictureTests {
  @Test func shadowBadgeAndOwnFunctions() throws {
    try Golden.expect(Embellishments.picture(), "Documentation/Pictures/embellishments.png")
  }

  @Test func aShadowWithAndWithoutInsets() throws {
    try Golden.expect(ShadowInsets.picture(), "Documentation/Pictures/shadow-insets.png")
  }

  @Test func aBadgedRabbit() throws {
    let scene = Scene(picture: RabbitPicture(size: CGSize(width: 160, height: 240)))
    try Golden.expect(scene.stages(), "Documentation/Pictures/badged-artwork.png")
  }
}
