@_spi(UIKitModules) import TactusUIKitLists
@_spi(UIKitModules) import TactusUIKitViews

extension ElementAttributes {
  /// The attributes of tables, collection views and their cells.
  static let lists: [Setter] = [
    group(
      UITableView.self,
      [
        .flag("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
        .flag(
          "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
        .color("sectionIndexColor", \.sectionIndexColor),
        .insets("separatorInset", \.separatorInset),
        .other { table, element, _ in
          if let height = element.number("estimatedRowHeight") {
            table.estimatedRowHeight = height < 0 ? UITableView.automaticDimension : height
          }
        },
      ]),
    group(
      UITableViewCell.self,
      [
        .flag("showsReorderControl", \.showsReorderControl),
        .flag("shouldIndentWhileEditing", \.shouldIndentWhileEditing),
        .choice(
          "editingAccessoryType",
          "none disclosureIndicator detailDisclosureButton checkmark detailButton",
          \.editingAccessoryType),
        .insets("separatorInset", \.separatorInset),
        .other { cell, element, nib in applyStandardViews(element, to: cell, nib) },
        .other { cell, element, nib in
          for (key, set) in [
            ("accessoryView", { cell.accessoryView = $0 }),
            ("editingAccessoryView", { cell.editingAccessoryView = $0 }),
            ("backgroundView", { cell.backgroundView = $0 }),
            ("selectedBackgroundView", { cell.selectedBackgroundView = $0 }),
          ] as [(String, (UIView?) -> Void)] {
            if let child = element.value(key) { set(nib.object(of: child) as? UIView) }
          }
        },
      ]),
    group(
      UICollectionView.self, [.flag("prefetchingEnabled", \.isPrefetchingEnabled)]),
  ]

  /// Moves the labels and the image of a cell of a standard style, which the file has as subviews,
  /// into the cell's own ones.
  private static func applyStandardViews(
    _ element: NibElement, to cell: UITableViewCell, _ nib: NibDecoder
  ) {
    guard element["style"] != nil else { return }
    for (name, view) in [
      ("textLabel", cell.textLabel), ("detailTextLabel", cell.detailTextLabel),
      ("imageView", cell.imageView),
    ] as [(String, UIView?)] {
      guard let id = element[name], let view,
        let child = element.all.first(where: { $0["id"] == id })
      else { continue }
      (nib.object(id) as? UIView)?.removeFromSuperview()
      nib.decodeAgain(child, as: view)
    }
  }
}

extension NibDecoder {
  /// Registers the prototypes of a table, or gives it its static cells (Storyboards.TC1, TC2).
  func decodeCells(of table: UITableView) {
    let prototypes = element.elements(in: "prototypes")
    guard let scene = scene as? StoryboardScene else {
      if !prototypes.isEmpty { warn("prototype cells need a storyboard", at: element) }
      return
    }
    for prototype in prototypes {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      table.register(scene.prototype(prototype), forCellReuseIdentifier: identifier)
    }
    let sections = element.elements(in: "sections").map { section in
      let elements = section.elements(in: "cells")
      let made = elements.map { ($0, object(of: $0) as? UITableViewCell) }
      let cells = made.compactMap { element, cell in cell.map { (element, $0) } }
      return StaticTableContent.Section(
        header: section.string("headerTitle"), footer: section.string("footerTitle"),
        cells: cells.map { $0.1 }, heights: cells.map { $0.0.number("rowHeight") })
    }
    if !sections.isEmpty { table.staticContent = StaticTableContent(sections) }
  }

  /// Registers the prototypes of a collection view (Storyboards.TC3).
  func decodeCells(of collection: UICollectionView) {
    let prototypes = element.elements(in: "cells")
    guard let scene = scene as? StoryboardScene else {
      if !prototypes.isEmpty { warn("prototype cells need a storyboard", at: element) }
      return
    }
    for prototype in prototypes {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      collection.register(scene.prototype(prototype), forCellWithReuseIdentifier: identifier)
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let view = element.value(key), let identifier = view["reuseIdentifier"] else {
        continue
      }
      collection.register(
        scene.prototype(view), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
  }
}
