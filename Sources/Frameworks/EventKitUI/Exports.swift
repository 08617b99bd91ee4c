// As on an iPhone, importing EventKitUI gives the names of EventKit and UIKit.
@_exported import EventKit
@_exported import UIKit
