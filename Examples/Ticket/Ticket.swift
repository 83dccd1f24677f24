import Foundation
import UIKit

/// Draws a ticket, as a server would: `Ticket FILE` writes FILE.png and FILE.pdf.
@main
struct Ticket {
  @MainActor static func main() throws {
    let ticket = TicketView(event: "Riverside Open Air", seat: "Row 7, seat 12", price: "€ 48.00")
    ticket.frame.size = ticket.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard let name = CommandLine.arguments.dropFirst().first else {
      return print(NSStringFromCGRect(ticket.frame))
    }
    try ticket.pngData(scale: 2).write(to: URL(fileURLWithPath: name + ".png"))
    try ticket.pdfData().write(to: URL(fileURLWithPath: name + ".pdf"))
  }
}

/// A ticket as wide as its texts ask for.
final class TicketView: UIView {
  /// The three lines, and the stub with the price.
  let title = UILabel()
  let place = UILabel()
  let price = UILabel()

  init(event: String, seat: String, price text: String) {
    super.init(frame: .zero)
    backgroundColor = .white
    layer.cornerRadius = 12
    title.font = .boldSystemFont(ofSize: 20)
    place.textColor = .darkGray
    price.font = .boldSystemFont(ofSize: 17)
    price.textColor = .white
    price.textAlignment = .center
    (title.text, place.text, price.text) = (event, seat, text)
    let lines = UIStackView(arrangedSubviews: [title, place])
    lines.axis = .vertical
    lines.spacing = 4
    let stub = UIView()
    stub.backgroundColor = .systemBlue
    for view in [lines, stub, price] { view.translatesAutoresizingMaskIntoConstraints = false }
    for view in [lines, stub] { addSubview(view) }
    stub.addSubview(price)
    NSLayoutConstraint.activate([
      lines.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      lines.topAnchor.constraint(equalTo: topAnchor, constant: 24),
      bottomAnchor.constraint(equalTo: lines.bottomAnchor, constant: 24),
      stub.leadingAnchor.constraint(equalTo: lines.trailingAnchor, constant: 32),
      stub.widthAnchor.constraint(equalToConstant: 110),
      stub.topAnchor.constraint(equalTo: topAnchor),
      stub.bottomAnchor.constraint(equalTo: bottomAnchor),
      stub.trailingAnchor.constraint(equalTo: trailingAnchor),
      price.centerXAnchor.constraint(equalTo: stub.centerXAnchor),
      price.centerYAnchor.constraint(equalTo: stub.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
