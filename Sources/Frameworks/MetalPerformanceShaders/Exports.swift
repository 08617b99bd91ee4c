// As on an iPhone, importing Metal Performance Shaders gives the names of Metal.
@_exported import Metal
