extension UIEdgeInsets: ArchivableNumbers {
  package static var archivedCount: Int { 4 }
  package var archivedNumbers: [CGFloat] { [top, left, bottom, right] }
  package init(archivedNumbers numbers: [CGFloat]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

extension NSDirectionalEdgeInsets: ArchivableNumbers {
  package static var archivedCount: Int { 4 }
  package var archivedNumbers: [CGFloat] { [top, leading, bottom, trailing] }
  package init(archivedNumbers numbers: [CGFloat]) {
    self.init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}

extension UIOffset: ArchivableNumbers {
  package static var archivedCount: Int { 2 }
  package var archivedNumbers: [CGFloat] { [horizontal, vertical] }
  package init(archivedNumbers numbers: [CGFloat]) {
    self.init(horizontal: numbers[0], vertical: numbers[1])
  }
}
