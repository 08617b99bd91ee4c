// As on an iPhone, importing SpriteKit gives the names of UIKit and of vectors.
@_exported import UIKit
@_exported import simd
