// As on an iPhone, importing SceneKit gives the names of UIKit.
@_exported import UIKit
@_exported import simd
