import Badge
import UIKit

let badge = BadgeView("New")
badge.frame.size = badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
print(NSStringFromCGRect(badge.frame))
try badge.pngData(scale: 2).write(to: URL(fileURLWithPath: "badge.png"))
try badge.pdfData().write(to: URL(fileURLWithPath: "badge.pdf"))
