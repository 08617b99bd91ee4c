import UIKit

/// The photos, in memory.
@MainActor
final class PhotoLibrary {
  /// Posted after each change.
  static let didChange = Notification.Name("PhotoLibraryDidChange")

  /// The photos, latest last.
  private(set) var photos = (1...30).map { Photo(id: $0) } {
    didSet { NotificationCenter.default.post(name: Self.didChange, object: self) }
  }
  private var thumbnails: [Photo.ID: UIImage] = [:]

  /// Returns a photo; `nil` if it was deleted.
  func photo(_ id: Photo.ID) -> Photo? { photos.first { $0.id == id } }

  /// Returns the image for the grid.
  func thumbnail(of photo: Photo) -> UIImage {
    if let image = thumbnails[photo.id] { return image }
    let image = photo.image(width: 240)
    thumbnails[photo.id] = image
    return image
  }

  /// Makes a photo a favorite, or an ordinary one again.
  func toggleFavorite(_ id: Photo.ID) {
    guard let place = photos.firstIndex(where: { $0.id == id }) else { return }
    photos[place].isFavorite.toggle()
  }

  /// Deletes a photo.
  func delete(_ id: Photo.ID) { photos.removeAll { $0.id == id } }
}
