let form = Form([("Espresso", "2.40"), ("Croissant", "3.10")])
print(form.picture)

print("\nWhy is the button there?")
if let reason = form.pay.explanation(of: .leading) { print(reason) }

print("\nThe box is to be as wide as the form, too:")
form.root.conflictHandler = { conflict in
  print("  gives way: \(conflict.broken.equation)")
  for member in conflict.conflicting { print("  required:  \(member.equation)") }
}
form.box.widthAnchor.constraint(equalTo: form.view.widthAnchor).isActive = true
form.root.layout()
