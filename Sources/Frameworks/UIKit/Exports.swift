// As on an iPhone, importing UIKit brings Foundation along.
@_exported import Foundation
