/// All rules, by concern.
package enum RuleCatalog {
  /// What is wrong with documents and their constraints.
  package static let documents: [Rule] = [
    .document, .unknownElement, .noFrame, .brokenStrings, .conflict,
  ]

  /// What is not checked, and what configurations say in vain.
  package static let project: [Rule] = [.unsupportedDocument, .unusedException]

  /// What is wrong with the frames that constraints give.
  package static let layout: [Rule] = [
    .ambiguous, .misplaced, .clippedText, .overlap, .outsideParent, .zeroSize, .fixedSizeText,
    .leftRight, .maskAndConstraints,
  ]

  /// What documents refer to, and what they say more than once.
  package static let resources: [Rule] = [
    .twinConstraint, .uselessConstraint, .missingImage, .missingColor, .brokenConnection,
    .missingSegueTarget, .duplicateID, .missingReuseIdentifier, .duplicateIdentifier,
    .missingClass, .missingOutlet, .missingAction,
  ]

  /// What some people cannot hit, hear or read.
  package static let accessibility: [Rule] = [
    .smallTarget, .unlabelledControl, .fixedFont, .lowContrast, .readingOrder,
  ]

  /// What is wrong with alignment rectangles and with what they do to touches.
  package static let alignment: [Rule] = [
    .alignmentNotInverse, .insetsCountedTwice, .touchesOutsideParent,
  ]

  /// What is wrong with the files of catalogues.
  package static let files: [Rule] = [
    .unreadable, .missingContents, .badJSON, .missingFile, .unmentionedFile, .outside, .cyclicLink,
    .tooLarge,
  ]

  /// What is wrong with what the sets of catalogues say.
  package static let sets: [Rule] = [
    .wrongType, .unknownValue, .misspeltKey, .duplicateKey, .unknownSet, .duplicateEntry,
    .duplicateName,
  ]

  /// What is wrong with the pictures of catalogues and what is said of them.
  package static let pictures: [Rule] = [
    .badPicture, .notRead, .negativeInset, .insetsTooLarge, .insetsDiffer, .mirroredInsets,
    .capsTooLarge,
  ]

  /// What is wrong with catalogues.
  package static var catalogs: [Rule] { files + sets + pictures }

  /// How alignment insets differ from what the pixels of pictures call for.
  package static let insets: [Rule] = [
    .ornamentNotCovered, .insetsDoNotFit, .doubtfulInsets, .insetsWritten,
  ]

  /// All rules there are.
  package static let all =
    documents + project + layout + alignment + resources + accessibility + catalogs + insets

  /// The rule with a name; nil for an unknown name.
  package static func rule(named name: String) -> Rule? { all.first { $0.name == name } }
}
