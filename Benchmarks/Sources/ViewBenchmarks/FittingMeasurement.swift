internal import BenchmarkSupport
internal import Foundation
import UIKit

/// What it costs to fit a feed's item again: 21 views, 12 of them labels, 67 constraints.
///
/// Other texts are texts that nothing measured before. "texts alone" sets the same kind of texts on labels that
/// stand in no tree and asks for what the fit asks for: the width of one line, and the height in a width.
@MainActor struct FittingMeasurement {
  /// The figures by column, in microseconds.
  let figures: [Double?]

  /// The names of the columns.
  static let header = [
    "item: make", "first fit", "same data", "other data", "texts alone", "beyond texts",
    "known texts", "own engine",
  ]

  /// Measures.
  init(repetitions: Int = 7) {
    var samples = Samples(parts: 8)
    for _ in 0..<repetitions {
      var item = FeedItem()
      samples.add(Timing.microseconds { item = FeedItem() }, to: 0)
      samples.add(Timing.microseconds { _ = item.fit() }, to: 1)
      var again = Samples(parts: 5)
      let loose = FeedItem.Texts.next().map { _ in UILabel() }
      for _ in 0..<25 {
        again.add(Timing.microseconds { _ = item.fit() }, to: 0)
        let texts = FeedItem.Texts.next()
        again.add(
          Timing.microseconds {
            item.show(texts)
            _ = item.fit()
          }, to: 1)
        let others = FeedItem.Texts.next()
        again.add(Timing.microseconds { FeedItem.measure(others, with: loose) }, to: 2)
        // Texts that were shown before.
        again.add(
          Timing.microseconds {
            item.show(FeedItem.Texts.known)
            _ = item.fit()
          }, to: 3)
      }
      let medians = again.medians
      samples.add(medians[0], to: 2)
      samples.add(medians[1], to: 3)
      samples.add(medians[2], to: 4)
      samples.add(medians[1] - medians[2], to: 5)
      samples.add(medians[3], to: 6)
      samples.add(
        Timing.microseconds {
          let item = FeedItem()
          _ = item.fit()
        }, to: 7)
    }
    figures = samples.medians
  }
}
